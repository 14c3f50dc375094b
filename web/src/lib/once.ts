// Tables of ours that begin as soon as we sit there: by the socket, so that our number is in the shuffle.
const codes = new Set<string>();

export const beginAtOnce = (code: string): void => void codes.add(code);
/** Once: who comes back later finds the table as it is. */
export const beginsAtOnce = (code: string): boolean => codes.delete(code);

/** Under which the lists of his tickets that a player saw last are kept in this browser. */
export const historyKey = 'keptHistory';

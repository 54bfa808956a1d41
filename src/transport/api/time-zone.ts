/** The name of the reader's time zone, `Europe/Belgrade`: the server's days are then the reader's. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where a link with this code leads through. */
export const linkOf = (code: string): string => `${window.location.origin}/r/${code}`;

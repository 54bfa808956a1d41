export const logFailure = (_: unknown, { error }: { error: unknown }) => console.error(error);

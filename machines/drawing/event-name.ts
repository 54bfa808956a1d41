const forms: [RegExp, (found: string) => string][] = [
  [/^$/, () => 'always'],
  [/^xstate\.after\.([^.]+)\./, (delay) => `after ${delay}`],
  [/^xstate\.done\.actor\.(.+)$/, (actor) => `${actor} answered`],
  [/^xstate\.error\.actor\.(.+)$/, (actor) => `${actor} failed`],
  [/^xstate\.done\.state\.(.+)$/, (state) => `${state} finished`],
];

/** An event by a readable name: XState's own names of timers and actors are not meant for people. */
export const eventName = (type: string): string => {
  for (const [form, say] of forms) {
    const found = form.exec(type);
    if (found) return say(found[1] ?? '');
  }
  return type;
};

/** What one press on an agent's page asks the server for, and the page with it. */
export interface PressedCalls {
  setBlocked(userId: string, blocked: boolean): Promise<unknown>;
  declinePayout(id: string): Promise<unknown>;
}

/** A press that ended badly, by translation key. */
export const pressTexts = { unanswered: 'pressUnanswered', failed: 'pressFailed' } as const;

/** What tabs tell each other by locks: that a ticket waits in one of them. */
export const createTicketMarks = () => {
  const marks = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    any: () => marks.size > 0,
    /** Until it is taken back. */
    set: (): (() => void) => {
      const mark = Symbol('ticket');
      marks.add(mark);
      return () => {
        marks.delete(mark);
        if (marks.size > 0) return;
        for (const go of waiting) go();
        waiting = [];
      };
    },
    gone: () => new Promise<void>((go) => (marks.size > 0 ? waiting.push(go) : go())),
  };
};

export type TicketMarks = ReturnType<typeof createTicketMarks>;

import { type AnyEventObject, type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** A call of a fake actor that waits for the test to decide how it ends. */
interface Call<Input, Output> {
  input: Input;
  answer(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Lets promises that have just been settled reach the machine. */
const settle = () => new Promise<void>((done) => setImmediate(done));

/** A fake actor that answers when the test decides; its calls are kept in order. */
export const answering = <Output, Input = NonReducibleUnknown>() => {
  const calls: Call<Input, Output>[] = [];
  return {
    calls,
    last(): Call<Input, Output> {
      const call = calls.at(-1);
      if (!call) throw new Error('The actor was never called');
      return call;
    },
    logic: fromPromise<Output, Input>(
      ({ input }) =>
        new Promise<Output>((resolve, reject) => {
          calls.push({
            input,
            answer: (output) => {
              resolve(output);
              return settle();
            },
            fail: (error) => {
              reject(error);
              return settle();
            },
          });
        }),
    ),
  };
};

/** A fake listener that sends nothing by itself. */
export const listening = <Told extends EventObject>() => fromCallback<EventObject, undefined, Told>(() => undefined);

/** A fake listener that sends what the test gives it; several of them may listen at once. */
export const telling = <Told extends EventObject>() => {
  const listeners = new Set<(told: Told) => void>();
  return {
    tell: (told: Told) => {
      if (listeners.size === 0) throw new Error('Nobody listens');
      for (const listener of [...listeners]) listener(told);
    },
    logic: fromCallback<EventObject, undefined, Told>(({ sendBack }) => {
      listeners.add(sendBack);
      return () => void listeners.delete(sendBack);
    }),
  };
};

/** Counts how often an action without parameters was called. */
export const counting = () => {
  let times = 0;
  return {
    times: () => times,
    action: () => {
      times += 1;
    },
  };
};

/** Keeps what an action was called with. */
export const recording = <Params>() => {
  const seen: Params[] = [];
  return { seen, action: (_: unknown, params: Params) => void seen.push(params) };
};

/** A child that only keeps what it is sent. */
export const hearing = () => {
  const heard: AnyEventObject[] = [];
  return {
    heard,
    logic: fromCallback<EventObject>(({ receive }) => receive((event) => void heard.push(event))) as never,
  };
};

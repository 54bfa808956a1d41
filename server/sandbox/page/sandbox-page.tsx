import { CallLog } from './call-log.tsx';
import { Chooser } from './chooser.tsx';
import { CommandList } from './command-list.tsx';
import { PendingList } from './pending-list.tsx';
import css from './sandbox-page.module.css';
import { SequenceBoard } from './sequence-board.tsx';
import { timeText } from './spoken.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

const otherMode = () => {
  const root = document.documentElement;
  const light = root.dataset.mode !== 'light';
  root.dataset.mode = light ? 'light' : 'dark';
  localStorage.setItem('darkMode', String(!light));
};

export const SandboxPage = ({ desk }: { desk: TesterDesk }) => {
  const { state, reachable } = useDesk(desk);
  return (
    <>
      <header className={css.header}>
        <h1>Sandbox</h1>
        <p>{state && <>Server time {timeText(state.nowTimestamp)}</>}</p>
        <a href="/">Open the site</a>
        <button type="button" onClick={otherMode}>
          Dark or light
        </button>
      </header>
      <p role="status" className={css.unreachable}>
        {!reachable && 'The server does not answer. What stands here is from before.'}
      </p>
      <main className={css.main}>
        <div className={css.column}>
          <Chooser desk={desk} />
          <SequenceBoard desk={desk} />
        </div>
        <div className={css.column}>
          <PendingList desk={desk} />
          <CommandList desk={desk} />
        </div>
        <div className={css.column}>
          <CallLog desk={desk} />
        </div>
      </main>
    </>
  );
};

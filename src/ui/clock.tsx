import { useSyncExternalStore } from 'react';
import { timeText } from '../i18n/dates/calendar.ts';

const time = () => timeText(Date.now());

const everyMinute = (listener: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
};

/** The visitor's time of day, hh:mm. */
export const Clock = ({ label }: { label: string }) => {
  const now = useSyncExternalStore(everyMinute, time);
  return (
    <time dateTime={now}>
      <span className="visually-hidden">{label} </span>
      {now}
    </time>
  );
};

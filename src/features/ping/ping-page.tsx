import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Title } from '../../running/title.tsx';
import page from '../../ui/page.module.css';
import { ageText, type ConnectionState, type Diagnosis, median } from './diagnosis.ts';
import css from './ping-page.module.css';

const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

interface Line {
  name: string;
  value: string;
  /** Whether all is well; null where there is nothing to judge. */
  good: boolean | null;
}

const useLines = (found: Diagnosis): Line[] => {
  const { t } = useTranslation('info');
  const middle = median(found.rounds);
  const connection = ({ connected, age }: ConnectionState) =>
    t(connected ? 'ping.up' : 'ping.down', { time: ageText(age) });
  const range = { fastest: Math.round(Math.min(...found.rounds)), slowest: Math.round(Math.max(...found.rounds)) };
  return [
    {
      name: t('ping.roundTrip'),
      value: middle === null ? t('ping.failed') : `${Math.round(middle)} ms (${t('ping.fastest', range)})`,
      good: middle !== null,
    },
    { name: t('ping.account'), value: connection(found.sports), good: found.sports.connected },
    { name: t('ping.odds'), value: connection(found.feed), good: found.feed.connected },
    {
      name: t('ping.clock'),
      value: t('ping.clockText', { seconds: seconds.format(found.clockOffset / 1000) }),
      good: null,
    },
    { name: t('ping.skipped'), value: String(found.skipped), good: found.skipped === 0 },
    { name: t('ping.version'), value: found.version ?? t('ping.failed'), good: null },
    { name: t('ping.browser'), value: found.browser, good: null },
    { name: t('ping.page'), value: found.page, good: null },
  ];
};

/** How this browser reaches the servers, to look at and to send to support. */
export const PingPage = ({ found }: { found: Diagnosis }) => {
  const { t } = useTranslation('info');
  const router = useRouter();
  const measuring = useRouterState({ select: (state) => state.isLoading });
  const [copied, setCopied] = useState<Diagnosis | null>(null);
  const lines = useLines(found);
  const copy = async () => {
    await navigator.clipboard.writeText(lines.map(({ name, value }) => `${name}: ${value}`).join('\n'));
    setCopied(found);
  };
  return (
    <div className={page.page}>
      <Title>{t('pages.ping')}</Title>
      <h1 className={page.title}>{t('pages.ping')}</h1>
      <p className={page.lead}>{t('ping.lead')}</p>
      <dl className={css.lines} aria-busy={measuring}>
        {lines.map(({ name, value, good }) => (
          <div key={name} className={css.line}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value} data-good={good}>
              {good !== null &&
                (good ? (
                  <IconCircleCheck size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconCircleX size={16} stroke={1.75} aria-hidden />
                ))}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.tools}>
        <button type="button" className={css.again} disabled={measuring} onClick={() => void router.invalidate()}>
          {t('ping.again')}
        </button>
        <button type="button" className={css.copy} onClick={() => void copy()}>
          {t('ping.copy')}
        </button>
        <span role="status" className={css.copied}>
          {copied === found && t('ping.copied')}
        </span>
      </div>
    </div>
  );
};

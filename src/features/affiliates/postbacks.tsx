import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PostbackEvent, type PostbackList, postbackEvents } from '../../../contract/http/postbacks.ts';
import { refusalKey } from '../../../machines/refusal.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CheckField } from '../../ui/kit/check-field.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import { deliveryTexts, eventTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import rows from './rows.module.css';

type Postback = PostbackList['result'][number];

export interface PostbackCalls {
  add(url: string, events: PostbackEvent[]): Promise<unknown>;
  /** The status that came, null for none. */
  test(id: string): Promise<number | null>;
  remove(id: string): Promise<unknown>;
}

/** The result of a call: a text of its end, or why it was refused. */
const useCall = (call: () => Promise<string>) => {
  const { t } = useTranslation('affiliates');
  const refusalText = useRefusalText();
  return useActionState(
    () => call().catch((error: unknown) => refusalText(refusalKey(error)) ?? t('postbacks.failed')),
    '',
  );
};

const Deliveries = ({ last }: Pick<Postback, 'last'>) => {
  const { t } = useTranslation('affiliates');
  if (last.length === 0) return <p className={css.quiet}>{t('postbacks.noneSent')}</p>;
  return (
    <ul className={rows.rows} aria-label={t('postbacks.last')}>
      {last.map(({ event, at, state, attempts, status }) => (
        <li key={`${at}${event}${attempts}`} className={rows.row}>
          <span>{t(eventTexts[event])}</span>
          <span className={state === 'sent' ? css.quiet : css.stopped}>
            {[
              t(deliveryTexts[state]),
              attempts > 0 && t(status === null ? 'postbacks.noAnswer' : 'postbacks.answered', { status }),
              stampText(at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Address = ({ postback, calls }: { postback: Postback; calls: PostbackCalls }) => {
  const { t } = useTranslation('affiliates');
  const { id, url, events, secret, sent, waiting, failed, last } = postback;
  const [tested, test, testing] = useCall(async () => {
    const status = await calls.test(id);
    return t(status === null ? 'postbacks.noAnswer' : 'postbacks.answered', { status });
  });
  const [removed, remove, removing] = useCall(async () => {
    await calls.remove(id);
    return '';
  });
  return (
    <li className={css.block}>
      <h3 className={rows.address}>{url}</h3>
      <p className={css.quiet}>{events.map((event) => t(eventTexts[event])).join(', ')}</p>
      <p className={css.quiet}>{t('postbacks.counts', { sent, waiting, failed })}</p>
      <p className={rows.row}>
        <span className={css.quiet}>{t('postbacks.secret', { ending: secret.slice(-4) })}</span>
        <CopyButton
          text={secret}
          label={t('postbacks.copySecret')}
          said={{ copied: t('postbacks.copied'), notCopied: t('codes.notCopied') }}
        />
      </p>
      <Deliveries last={last} />
      <div className={rows.does}>
        <form action={test}>
          <button
            type="submit"
            className={css.button}
            disabled={testing}
            aria-label={`${t(testing ? 'postbacks.testing' : 'postbacks.test')}: ${url}`}
          >
            {t(testing ? 'postbacks.testing' : 'postbacks.test')}
          </button>
        </form>
        <form action={remove}>
          <button
            type="submit"
            className={css.button}
            disabled={removing}
            aria-label={`${t('postbacks.remove')}: ${url}`}
          >
            {t('postbacks.remove')}
          </button>
        </form>
        <span className={css.said} role="status">
          {removed || tested}
        </span>
      </div>
    </li>
  );
};

const Add = ({ calls }: { calls: PostbackCalls }) => {
  const { t } = useTranslation('affiliates');
  const refusalText = useRefusalText();
  const [{ refusal, typed }, add, adding] = useActionState(
    async (_: unknown, data: FormData) => {
      const url = String(data.get('url') ?? '').trim();
      const events = postbackEvents.filter((event) => data.get(event) !== null);
      const kept = { url, events: events as readonly PostbackEvent[] };
      if (events.length === 0) return { typed: kept, refusal: t('postbacks.noEvents') };
      return calls.add(url, events).then(
        () => ({ typed: { url: '', events: postbackEvents }, refusal: null }),
        (error: unknown) => ({ typed: kept, refusal: refusalText(refusalKey(error)) ?? t('postbacks.failed') }),
      );
    },
    { typed: { url: '', events: postbackEvents as readonly PostbackEvent[] }, refusal: null as string | null },
  );
  return (
    <MantineIsland>
      <form className={css.block} action={add} noValidate aria-label={t('postbacks.add')}>
        <div className={`${css.form} ${rows.add}`}>
          <TextField
            size="md"
            type="url"
            name="url"
            label={t('postbacks.url')}
            description={t('postbacks.urlRule')}
            placeholder="https://"
            autoComplete="off"
            maxLength={500}
            defaultValue={typed.url}
            error={refusal}
          />
          <fieldset className={rows.checks}>
            <legend>{t('postbacks.tell')}</legend>
            {postbackEvents.map((event) => (
              <CheckField
                key={event}
                name={event}
                label={t(eventTexts[event])}
                defaultChecked={typed.events.includes(event)}
              />
            ))}
          </fieldset>
          <button type="submit" className={css.primary} disabled={adding}>
            {t('postbacks.add')}
          </button>
        </div>
      </form>
    </MantineIsland>
  );
};

/** Addresses that receive events: what was delivered, a test, and a form for another one. */
export const Postbacks = ({ postbacks, calls }: { postbacks: PostbackList; calls: PostbackCalls }) => {
  const { t } = useTranslation('affiliates');
  return (
    <section aria-label={t('postbacks.title')}>
      <div className={css.block}>
        <h2 className={css.heading}>{t('postbacks.title')}</h2>
        <p>{t('postbacks.lead')}</p>
      </div>
      <ul>
        {postbacks.result.map((postback) => (
          <Address key={postback.id} postback={postback} calls={calls} />
        ))}
      </ul>
      <Add key={postbacks.result.map(({ id }) => id).join()} calls={calls} />
    </section>
  );
};

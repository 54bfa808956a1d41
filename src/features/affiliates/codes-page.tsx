import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeSort, PromoCodeLine, PromoCodes } from '../../../contract/http/affiliates.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { useCodeCreationRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { countText } from '../../ui/amount-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import { moneyText } from '../../ui/signed-text.ts';
import tabs from '../../ui/tabs.module.css';
import { codeTexts, pagesTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import { type CodesSearch, codesSearch } from './affiliates-search.ts';
import { CodeDialog } from './code-dialog.tsx';
import lines from './lines.module.css';
import { linkOf } from './link-of.ts';
import { SortHead } from './sort-head.tsx';

const Row = ({ line, setActive }: { line: PromoCodeLine; setActive(code: string, active: boolean): Promise<void> }) => {
  const { t } = useTranslation('affiliates');
  const { code, campaign, active, createdAt, clicks, registrations, firstDeposits, turnover } = line;
  const [failed, change, changing] = useActionState(
    () =>
      setActive(code, !active).then(
        () => false,
        () => true,
      ),
    false,
  );
  return (
    <tr>
      <th scope="row">
        <span className={css.code}>
          {code}
          <CopyButton
            text={linkOf(code)}
            label={t('codes.copyLink', { code })}
            said={{ copied: t('codes.copied'), notCopied: t('codes.notCopied') }}
          />
        </span>
        <span className={css.quiet}>{`${campaign} · ${dayOf(createdAt)}`}</span>
      </th>
      <td data-name={t('codes.clicks')}>{countText(clicks)}</td>
      <td data-name={t('codes.registrations')}>{countText(registrations)}</td>
      <td data-name={t('codes.firstDeposits')}>{countText(firstDeposits)}</td>
      <td data-name={t('codes.turnover')}>{moneyText(turnover)}</td>
      <td data-whole>
        <div className={css.state}>
          <span className={active ? undefined : css.stopped}>{t(active ? 'codes.active' : 'codes.stopped')}</span>
          <form action={change}>
            <button
              type="submit"
              className={css.button}
              disabled={changing}
              aria-label={t(active ? 'codes.stopCode' : 'codes.resumeCode', { code })}
            >
              {t(active ? 'codes.stop' : 'codes.resume')}
            </button>
            <span role="alert">{failed && t('codes.notChanged')}</span>
          </form>
        </div>
      </td>
    </tr>
  );
};

const Filters = ({ search }: { search: CodesSearch }) => {
  const { q, state, sort, up } = search;
  const { t } = useTranslation('affiliates');
  const navigate = useNavigate();
  return (
    <div className={css.filters}>
      <form
        className={css.find}
        action={(data) => {
          const wanted = codesSearch({ q: data.get('q'), state, sort, up });
          void navigate({ to: '/account/bonuses/affiliates/promo_codes', search: wanted });
        }}
      >
        <MantineIsland>
          <TextField
            size="md"
            key={q}
            type="search"
            name="q"
            w="100%"
            defaultValue={q ?? ''}
            placeholder={t('codes.search')}
            aria-label={t('codes.search')}
            maxLength={100}
          />
        </MantineIsland>
      </form>
      <nav className={tabs.tabs} aria-label={t('codes.state')}>
        {([undefined, 'active', 'stopped'] as const).map((one) => (
          <Link
            key={one ?? 'all'}
            to="/account/bonuses/affiliates/promo_codes"
            search={codesSearch({ q, state: one, sort, up })}
            className={`${tabs.tab} ${css.tab}`}
            data-chosen={one === state}
            aria-current={one === state ? 'page' : undefined}
            replace
          >
            {t(codeTexts[one ?? 'all'])}
          </Link>
        ))}
      </nav>
    </div>
  );
};

interface CodesPageProps {
  search: CodesSearch;
  codes: PromoCodes;
  setActive(code: string, active: boolean): Promise<void>;
}

/** The affiliate's promo codes with what each brought, and the way to make one. */
export const CodesPage = ({ search, codes, setActive }: CodesPageProps) => {
  const { t } = useTranslation('affiliates');
  const navigate = useNavigate();
  const creation = useCodeCreationRef();
  const sorting = {
    by: search.sort ?? 'created',
    up: search.up === true,
    onSort: (sort: CodeSort, up: boolean) =>
      void navigate({
        to: '/account/bonuses/affiliates/promo_codes',
        search: codesSearch({ ...search, page: undefined, sort, up }),
        replace: true,
        resetScroll: false,
      }),
  };
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('codes.title')}</h1>
          <p className={css.quiet}>{t('codes.lead')}</p>
        </div>
        <button type="button" className={css.primary} onClick={() => creation.send({ type: 'codeDialog.opened' })}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
          {t('codes.create')}
        </button>
      </header>
      <Filters search={search} />
      {codes.total === 0 ? (
        <p className={css.empty}>{t(search.q || search.state ? 'codes.noneFound' : 'codes.none')}</p>
      ) : (
        <>
          <table className={lines.lines}>
            <thead>
              <tr>
                <SortHead field="created" name={t('codes.code')} {...sorting} />
                <SortHead field="clicks" name={t('codes.clicks')} {...sorting} />
                <SortHead field="registrations" name={t('codes.registrations')} {...sorting} />
                <SortHead field="deposits" name={t('codes.firstDeposits')} {...sorting} />
                <SortHead field="turnover" name={`${t('codes.turnover')}, ${codes.currency}`} {...sorting} />
                <th scope="col">{t('codes.state')}</th>
              </tr>
            </thead>
            <tbody>
              {codes.result.map((line) => (
                <Row key={line.code} line={line} setActive={setActive} />
              ))}
            </tbody>
          </table>
          <CountedPages page={search.page} list={codes} words={(key, values) => t(pagesTexts[key], values)} />
        </>
      )}
      <CodeDialog />
    </>
  );
};

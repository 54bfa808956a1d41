import { useTranslation } from 'react-i18next';
import type { AffiliatePlayers, PlayerSort } from '../../../contract/http/affiliates.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { countText } from '../../ui/amount-text.ts';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { moneyText, signedText } from '../../ui/signed-text.ts';
import { pagesTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import lines from './lines.module.css';
import { SortHead } from './sort-head.tsx';

interface PlayersPageProps {
  page: number;
  /** Whether they were searched for. */
  found: boolean;
  players: AffiliatePlayers;
  sorting: { by: PlayerSort; up: boolean; onSort(by: PlayerSort, up: boolean): void };
}

/** The players of an affiliate: numbers, never names. */
export const PlayersPage = ({ page, found, players, sorting }: PlayersPageProps) => {
  const { t } = useTranslation('affiliates');
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('players.title', { total: countText(players.total) })}</h1>
          <p className={css.quiet}>{t('players.lead')}</p>
        </div>
      </header>
      {players.total === 0 ? (
        <p className={css.empty}>{t(found ? 'noneFound' : 'players.none')}</p>
      ) : (
        <>
          <table className={lines.lines}>
            <thead>
              <tr>
                <SortHead field="number" name={t('players.player')} {...sorting} />
                <th scope="col">{t('players.code')}</th>
                <th scope="col">{t('players.registered')}</th>
                <th scope="col">{t('players.firstDeposit')}</th>
                <SortHead field="turnover" name={t('players.turnover')} {...sorting} />
                <SortHead field="result" name={t('players.result')} {...sorting} />
                <th scope="col">{t('players.earned')}</th>
              </tr>
            </thead>
            <tbody>
              {players.result.map((player) => (
                <tr key={player.number}>
                  <th scope="row">{t('players.number', { number: player.number })}</th>
                  <td data-name={t('players.code')}>{player.code}</td>
                  <td data-name={t('players.registered')}>{dayOf(player.registeredAt)}</td>
                  <td data-name={t('players.firstDeposit')}>
                    {player.firstDepositAt === null ? '–' : dayOf(player.firstDepositAt)}
                  </td>
                  <td data-name={t('players.turnover')}>{moneyText(player.turnover)}</td>
                  <td data-name={t('players.result')}>{signedText(player.result)}</td>
                  <td data-name={t('players.earned')}>{moneyText(player.earned)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <CountedPages page={page} list={players} words={(key, values) => t(pagesTexts[key], values)} />
        </>
      )}
    </>
  );
};

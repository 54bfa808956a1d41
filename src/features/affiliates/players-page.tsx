import { useTranslation } from 'react-i18next';
import type { AffiliatePlayers } from '../../../contract/http/affiliates.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { countText } from '../../ui/amount-text.ts';
import { CountedPages } from '../../ui/kit/counted-pages.tsx';
import { moneyText, signedText } from '../../ui/signed-text.ts';
import { pagesTexts } from './affiliate-texts.ts';
import css from './affiliates.module.css';
import lines from './lines.module.css';

/** Those whom an affiliate brought: numbers, never names. */
export const PlayersPage = ({ page, players }: { page: number; players: AffiliatePlayers }) => {
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
        <p className={css.empty}>{t('players.none')}</p>
      ) : (
        <>
          <table className={lines.lines}>
            <thead>
              <tr>
                <th scope="col">{t('players.player')}</th>
                <th scope="col">{t('players.code')}</th>
                <th scope="col">{t('players.registered')}</th>
                <th scope="col">{t('players.firstDeposit')}</th>
                <th scope="col">{t('players.turnover')}</th>
                <th scope="col">{t('players.result')}</th>
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

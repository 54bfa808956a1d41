import { IconLock, IconLockOpen, IconPlus, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyUser, Connection, CreditMoves } from '../../../contract/http/agency.ts';
import type { MyVouchers } from '../../../contract/http/agency-office.ts';
import type { VoucherEntry } from '../../../contract/http/vouchers.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useUserCreationRef, useVoucherRef } from '../../running/machines.ts';
import { usePress } from '../../running/use-press.ts';
import { amountText } from '../../ui/amount-text.ts';
import css from './agency.module.css';
import { AboutOne, Pages } from './list-tools.tsx';
import { PaperVoucher } from './paper-receipt.tsx';
import { type PressedCalls, pressTexts } from './pressed-calls.ts';
import { QrCode } from './qr-code.tsx';
import { Receipts, type ReceiptsProps } from './receipts.tsx';
import { UserTable } from './user-table.tsx';

/** Blocks somebody, or lets him play again. */
const Block = ({ user, setBlocked }: { user: AgencyUser } & Pick<PressedCalls, 'setBlocked'>) => {
  const { t } = useTranslation('agency');
  const { problem, press, pressed } = usePress(() => setBlocked(user.userId, !user.blocked));
  const Icon = user.blocked ? IconLockOpen : IconLock;
  return (
    <form action={press} className={css.save}>
      <button type="submit" className={css.quiet} disabled={pressed}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {t(user.blocked ? 'unblock' : 'block')}
      </button>
      <span role="alert">{problem && t(pressTexts[problem])}</span>
    </form>
  );
};

const Vouchers = ({ vouchers, search }: { vouchers: MyVouchers } & Pick<ReceiptsProps, 'search'>) => {
  const { t } = useTranslation(['agency', 'voucher']);
  const voucher = useVoucherRef();
  const [printed, setPrinted] = useState<VoucherEntry | null>(null);
  return (
    <section aria-label={t('vouchers')}>
      <div className={css.tools}>
        <h2 className={css.caption}>{t('vouchers')}</h2>
        <button type="button" className={css.quiet} onClick={() => voucher.send({ type: 'createDialog.opened' })}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t('voucher:create')}
        </button>
      </div>
      {vouchers.total === 0 && <p className={css.empty}>{t('noVouchers')}</p>}
      <ul>
        {vouchers.result.map((one) => (
          <li key={one.id} className={css.move}>
            <span className={css.words}>
              <span className={css.username}>{one.textCode ?? `… ${one.ending}`}</span>
              <span className={css.kind}>
                {t(`voucher:status.${one.status}`)} · {t('voucherUntil', { date: stampText(one.expiresAt) })}
              </span>
            </span>
            <span className={css.sum}>
              {amountText(one.amount)} {one.currency}
            </span>
            {one.textCode && (
              <button
                type="button"
                className={css.more}
                aria-label={t('printVoucher', { code: one.textCode })}
                onClick={() => setPrinted(one)}
              >
                <IconPrinter size={18} stroke={1.75} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {vouchers.total > 0 && <Pages search={search} list={vouchers} />}
      {printed && <PaperVoucher voucher={printed} onClose={() => setPrinted(null)} />}
    </section>
  );
};

interface SettingsPageProps extends Pick<ReceiptsProps, 'search' | 'fetchFile'> {
  connection: Connection;
  /** Those who were searched for; null without a search. */
  found: readonly AgencyUser[] | null;
  /** The user that the page is about; null for the agent himself. */
  user: AgencyUser | null;
  /** Moves of the user that the page is about. */
  moves: CreditMoves | null;
  vouchers: MyVouchers | null;
  calls: PressedCalls;
}

/** New accounts, the code that players join by and vouchers for cash; of one user, his credit, its receipts and whether he may play. */
export const SettingsPage = ({
  search,
  connection,
  found,
  user,
  moves,
  vouchers,
  fetchFile,
  calls,
}: SettingsPageProps) => {
  const { t } = useTranslation('agency');
  const creation = useUserCreationRef();
  const code = connection.agent?.code;
  return (
    <>
      <div className={css.tools}>
        <h1 className={css.title}>{t('pages.user_settings')}</h1>
        {user ? (
          <>
            <AboutOne page="user_settings" search={search} name={user.username} />
            <Block user={user} setBlocked={calls.setBlocked} />
          </>
        ) : (
          <button type="button" className={css.quiet} onClick={() => creation.send({ type: 'dialog.opened' })}>
            <IconUserPlus size={16} stroke={1.75} aria-hidden />
            {t('create.title')}
          </button>
        )}
      </div>
      {found?.length === 0 && <p className={css.empty}>{t('nobodyFound')}</p>}
      {found && found.length > 0 && (
        <UserTable
          page="user_settings"
          search={search}
          users={found.map((one) => ({ user: one, indent: 0 }))}
          tree={false}
          unblocks
          calls={calls}
        />
      )}
      {user && (
        <UserTable
          page="user_settings"
          search={search}
          users={[{ user, indent: 0 }]}
          tree={false}
          unblocks={false}
          calls={calls}
        />
      )}
      {!user && !found && code && (
        <section className={css.joining} aria-label={t('code.title')}>
          <QrCode text={code} label={t('code.qr')} />
          <div>
            <h2 className={css.caption}>{t('code.title')}</h2>
            <p className={css.code}>{code}</p>
            <p className={css.note}>{t('code.text')}</p>
            {connection.parent && <p className={css.note}>{t('code.parent', { name: connection.parent.username })}</p>}
          </div>
        </section>
      )}
      {vouchers && <Vouchers vouchers={vouchers} search={search} />}
      {moves && <Receipts moves={moves} search={search} fetchFile={fetchFile} />}
    </>
  );
};

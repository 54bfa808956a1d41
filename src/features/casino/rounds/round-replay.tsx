import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { useFrameDesk, useRoundReplay } from '../../../running/games.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './round-replay.module.css';

/** A round of the past in the frame of its game, over the list. */
export const RoundReplay = ({ round }: { round: PlayedRound | undefined }) => {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const { attach } = useFrameDesk();
  const replayed = useRoundReplay(({ context }) => context.replayed);
  const framed = useRoundReplay((state) => state.matches('framed'));
  const untold = useRoundReplay((state) => state.matches('untold'));
  const failed = useRoundReplay((state) => state.matches('failed'));
  const title = round
    ? t('rounds.replayTitle', { game: round.game, time: stampText(round.createdAt) })
    : t('rounds.title');
  const close = () =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, round: undefined }), resetScroll: false });
  return (
    <Dialog look="own" className={css.dialog} closes="request" aria-labelledby="replay-title" onClose={close}>
      <div className={css.head}>
        <h2 id="replay-title" className={css.title}>
          {title}
        </h2>
        <IconButton label={t('rounds.close')} onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={css.stage}>
        {framed && replayed && (
          <iframe
            key={replayed.nonce}
            ref={attach}
            src={replayed.address}
            title={title}
            className={css.frame}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
          />
        )}
        <p className={css.said} role="status">
          {untold && t(round?.state === 'open' ? 'rounds.replayOpen' : 'rounds.replayNone')}
          {failed && t('rounds.replayFailed')}
        </p>
      </div>
    </Dialog>
  );
};

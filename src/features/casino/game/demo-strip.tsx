import { IconFlask } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import css from './demo-strip.module.css';

/** Always shows that this is play money. */
export const DemoStrip = ({ game: { provider_code, game_code } }: { game: CasinoGame }) => {
  const { t } = useTranslation('casino');
  return (
    <p className={css.strip}>
      <IconFlask size={16} stroke={1.75} aria-hidden />
      <strong>{t('game.demoTitle')}</strong>
      <span className={css.text}>{t('game.demoText')}</span>
      <Link
        to="/games/$provider/$game"
        params={{ provider: provider_code, game: game_code }}
        className={css.money}
        preload={false}
      >
        {t('game.demoPlay')}
      </Link>
    </p>
  );
};

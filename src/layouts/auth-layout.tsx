import { AuthArt } from '../features/auth/auth-art.tsx';
import { CardLayout } from './card-layout.tsx';

/** Auth pages: one card in the middle of the drawn background. */
export const AuthLayout = () => <CardLayout background={<AuthArt quiet />} />;

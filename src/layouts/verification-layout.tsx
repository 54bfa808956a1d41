import { CardLayout } from './card-layout.tsx';

/** A page with nothing but the operator's logo above it. */
export const VerificationLayout = () => <CardLayout />;

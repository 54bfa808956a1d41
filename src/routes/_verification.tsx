import { createFileRoute } from '@tanstack/react-router';
import { VerificationLayout } from '../layouts/verification-layout.tsx';

export const Route = createFileRoute('/_verification')({ component: VerificationLayout });

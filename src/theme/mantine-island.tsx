import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  MantineProvider,
  mergeMantineTheme,
} from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useMode } from './color-mode.ts';
import css from './mantine.module.css';

const colour = (value: string): MantineColorsTuple => [
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
];

const theme = createTheme({
  fontFamily: 'var(--md-font)',
  fontSizes: { xs: '0.6875rem', sm: '0.8125rem', md: '1rem', lg: '1.5rem' },
  lineHeights: { xs: '1rem', sm: '1.125rem', md: '1.5rem', lg: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  colors: { accent: colour('var(--md-accent)') },
  primaryColor: 'accent',
  focusRing: 'auto',
  components: {
    Input: { classNames: { wrapper: css.wrapper, input: css.input, section: css.section } },
    InputWrapper: {
      defaultProps: { errorProps: { role: 'alert' } },
      classNames: { label: css.label, description: css.description, error: css.error },
    },
    PasswordInput: { classNames: { innerInput: css.inner, visibilityToggle: css.eye } },
    Radio: { defaultProps: { iconColor: 'var(--md-on-accent)' } },
    Checkbox: {
      defaultProps: { iconColor: 'var(--md-on-accent)' },
      classNames: { input: css.box, label: css.boxLabel },
    },
  },
});

const ours = {
  '--mantine-color-body': 'var(--md-surface-1)',
  '--mantine-color-text': 'var(--md-text)',
  '--mantine-color-dimmed': 'var(--md-text-3)',
  '--mantine-color-placeholder': 'var(--md-text-3)',
  '--mantine-color-default': 'var(--md-surface-2)',
  '--mantine-color-default-hover': 'var(--md-surface-3)',
  '--mantine-color-default-color': 'var(--md-text)',
  '--mantine-color-default-border': 'var(--md-control)',
  '--mantine-color-error': 'var(--md-danger)',
  '--mantine-color-anchor': 'var(--md-text)',
  '--mantine-color-disabled': 'var(--md-surface-2)',
  '--mantine-color-disabled-color': 'var(--md-text-3)',
  '--mantine-primary-color-filled': 'var(--md-accent)',
  '--mantine-primary-color-filled-hover': 'var(--md-accent)',
  '--mantine-primary-color-contrast': 'var(--md-on-accent)',
};

const { variables, dark, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
const styles = convertCssVariables({ variables, dark: { ...dark, ...ours }, light: { ...light, ...ours } });

/**
 * Mounts Mantine around what comes late and nowhere else, so that the first screen does without it. Its reset is left out:
 * it would restyle the page at the moment the first form is drawn. Its variables are written here, as text and once for all
 * islands of a page: the provider writes them as HTML, which the policy of the site (Trusted Types) allows nobody.
 */
export const MantineIsland = ({ children }: PropsWithChildren) => (
  <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} forceColorScheme={useMode()}>
    <style href="mantine" precedence="mantine">
      {styles}
    </style>
    {children}
  </MantineProvider>
);

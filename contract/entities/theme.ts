import * as z from 'zod/mini';

/** One mode of an operator's theme. `colors` are CSS colours by token name (`accent`, `surface-0` ...); missing tokens are derived. */
export const themeMode = z.object({
  colors: z.record(z.string(), z.string()),
  logo: z.string(),
  name: z.string(),
  supportText: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Number of the licence he works under, with the company that holds it. */
  licence: z.optional(z.string()),
});
export type ThemeMode = z.infer<typeof themeMode>;

/** Answer of settings/themesByDomain: `theme.dark[0]` and `theme.light[0]`. */
export const themesByDomain = z.object({
  theme: z.object({
    dark: z.array(themeMode).check(z.minLength(1)),
    light: z.array(themeMode).check(z.minLength(1)),
  }),
});
export type ThemesByDomain = z.infer<typeof themesByDomain>;

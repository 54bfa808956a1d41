/** @jsxImportSource preact */
import type { SymbolSet } from '../../symbol-set.ts';
import { Both, Cut, disc } from './cut.tsx';

/** Moon Wolves. */
export const wolves: SymbolSet = {
  wolf: () => (
    <>
      <Cut d="M-48-60-16-32H16L48-60 54-6 32 28 0 60-32 28-54-6Z" fill="#7C8FB2" />
      <Both>
        <path d="M-42-46-22-30-44-18Z" fill="#3B4C73" />
        <path d="M-54-6-26 2-10 40-32 28Z" fill="#A9B9D4" />
        <path d="M-32-10-10 0-24 4Z" fill="#F3D58B" />
      </Both>
      <Cut d="M0-26 20 8 12 40 0 50-12 40-20 8Z" fill="#E8EEF7" />
      <path d="M-9 36H9L0 48Z" fill="#1B2542" />
    </>
  ),
  fox: () => (
    <>
      <Cut d="M-56-54-20-30H20L56-54 54-4 0 58-54-4Z" fill="#DD7A3C" />
      <Both>
        <path d="M-48-42-26-28-48-16Z" fill="#7A3517" />
        <path d="M-54-4-20 4 0 58Z" fill="#F6E9D8" />
        <circle cx="-21" cy="-6" r="5" fill="#1F1410" />
      </Both>
      <path d="M-9 46H9L0 58Z" fill="#1F1410" />
    </>
  ),
  bear: () => (
    <>
      <Both>
        <Cut d={disc(19, -36, -34)} fill="#6B4B38" />
        <path d={disc(9, -36, -33)} fill="#A87C5C" />
      </Both>
      <Cut d="M-52 4A52 50 0 0 1 52 4C52 38 26 56 0 56S-52 38-52 4Z" fill="#7D5943" />
      <Cut d="M-26 26A26 22 0 0 1 26 26C26 42 14 50 0 50S-26 42-26 26Z" fill="#C9A27E" />
      <path d="M-11 18H11L0 31Z" fill="#231812" />
      <Both>
        <circle cx="-20" cy="-2" r="5" fill="#231812" />
      </Both>
    </>
  ),
  owl: () => (
    <>
      <Cut d="M-44-58-18-44Q0-50 18-44L44-58C52-10 50 56 0 60-50 56-52-10-44-58Z" fill="#566B93" />
      <Cut d="M-26 12Q0-4 26 12C28 40 16 54 0 56-16 54-28 40-26 12Z" fill="#C3CFE3" />
      <path d="M-14 24l7 7 7-7 7 7 7-7M-10 38l5 5 5-5 5 5 5-5" fill="none" stroke="#566B93" stroke-width="3" />
      <Both>
        <Cut d={disc(19, -19, -18)} fill="#F4F0E4" />
        <circle cx="-17" cy="-17" r="9" fill="#1B2542" />
      </Both>
      <path d="M-8-6H8L0 10Z" fill="#E39A4C" />
    </>
  ),
  elk: () => (
    <>
      <Both>
        <path
          d="M-10-18C-18-36-42-32-48-60M-33-39-56-40M-24-32-30-58"
          fill="none"
          stroke="#E7D3AE"
          stroke-width="7"
          stroke-linecap="round"
        />
        <Cut d="M-14-14-44-20-20 4Z" fill="#6D4E3C" />
      </Both>
      <Cut d="M-20-18H20L16 30 10 58H-10L-16 30Z" fill="#8C6850" />
      <Cut d="M-14 28H14L10 58H-10Z" fill="#D6BC99" />
      <Both>
        <circle cx="-11" cy="0" r="4.500" fill="#20150F" />
        <circle cx="-5" cy="48" r="3" fill="#20150F" />
      </Both>
    </>
  ),
  pine: () => (
    <>
      <path d="M-6 40H6V62H-6Z" fill="#6B4B38" />
      <Cut d="M0-8 46 46H-46Z" fill="#1F5A52" />
      <Cut d="M0-34 36 16H-36Z" fill="#2B7568" />
      <Cut d="M0-60 26-14H-26Z" fill="#3E9482" />
    </>
  ),
  river: () => (
    <>
      <Cut d={disc(56)} fill="#2E4B7C" />
      <Cut d="M-50-24Q-10-50 50-26A56 56 0 0 1 56-6Q10-30-55-2A56 56 0 0 1-50-24Z" fill="#6FA5D0" />
      <Cut d="M-56 4Q0-18 56 8A56 56 0 0 1 50 28Q0 0-53 22A56 56 0 0 1-56 4Z" fill="#A8D0EA" />
      <Cut d="M-46 34Q0 14 44 36A56 56 0 0 1 20 52Q-6 38-28 49A56 56 0 0 1-46 34Z" fill="#D9EEF8" />
    </>
  ),
  moon: () => (
    <>
      <circle r="62" fill="#EEF3FA" fill-opacity=".14" />
      <Cut d={disc(50)} fill="#EEF3FA" />
      <path d={`${disc(10, -18, -12)}${disc(7, 16, 14)}${disc(5, 18, -20)}${disc(4, -8, 22)}`} fill="#C9D4E6" />
    </>
  ),
  howl: () => (
    <>
      <circle cx="8" cy="-10" r="52" fill="#EEF3FA" fill-opacity=".16" />
      <Cut d={disc(42, 8, -10)} fill="#F4E3B8" />
      <Cut d="M-60 60Q-34 26 0 32T60 60Z" fill="#274370" />
      <Cut d="M-30 44C-34 14-22-2-6-12L2-30 22-56 24-40 36-36 18-24C22-4 24 20 20 44Z" fill="#101B36" />
    </>
  ),
};

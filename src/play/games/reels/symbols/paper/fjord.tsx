/** @jsxImportSource preact */
import type { SymbolSet } from '../../symbol-set.ts';
import { Cut, disc } from './cut.tsx';

/** Fjord Night. */
export const fjord: SymbolSet = {
  sail: () => (
    <>
      <Cut d="M-6-60V24H-50Q-18-14-6-60Z" fill="#F4F1E2" />
      <Cut d="M4-52Q46-20 46 24H4Z" fill="#D9573F" />
      <Cut d="M-58 30H58L42 56H-40Z" fill="#0F4C58" />
      <path d="M-50 38H50" stroke="#8DF0C1" stroke-opacity=".6" stroke-width="4" />
    </>
  ),
  whale: () => (
    <>
      <Cut
        d="M-62 2C-54-34-8-44 24-28 40-20 46-4 50-6 44-24 50-40 64-44 62-30 68-22 66-12 60 26 26 44-8 44-40 44-58 26-62 2Z"
        fill="#2B6C8A"
      />
      <path d="M-60 10C-44 34-14 40 22 34-4 46-50 44-60 10Z" fill="#D5E9EE" />
      <circle cx="-34" cy="0" r="5" fill="#061F27" />
      <path
        d="M-22-44Q-30-58-42-58M-22-44Q-16-60-4-60"
        fill="none"
        stroke="#A8E2E4"
        stroke-width="5"
        stroke-linecap="round"
      />
    </>
  ),
  puffin: () => (
    <>
      <Cut d="M-40 60C-52 0-44-56 2-58 40-58 48-24 40 0 36 20 40 40 44 60Z" fill="#18242C" />
      <Cut d="M-18-26C-8-44 24-44 30-24 34-6 18 10 0 8-16 6-26-10-18-26Z" fill="#F4F1E6" />
      <Cut d="M22-34Q54-38 64-12 46-2 24-2Q34-18 22-34Z" fill="#E4703B" />
      <path d="M30-32Q42-18 32-4" fill="none" stroke="#F4C34E" stroke-width="6" />
      <circle cx="6" cy="-20" r="5.500" fill="#18242C" />
      <Cut d="M-24 60C-24 30 0 18 20 26 26 40 26 50 26 60Z" fill="#F4F1E6" />
    </>
  ),
  lantern: () => (
    <>
      <circle cy="10" r="54" fill="#F6C65A" fill-opacity=".2" />
      <path d="M-18-38A18 20 0 0 1 18-38" fill="none" stroke="#C98C3A" stroke-width="6" />
      <Cut d="M-26-40H26L34-24H-34Z" fill="#8A4F24" />
      <Cut d="M-28-22H28V42H-28Z" fill="#F9D978" />
      <path d="M0-10Q16 12 0 34-16 12 0-10Z" fill="#E4703B" />
      <path d="M-28-22V42M28-22V42M0-22V-12M0 36V42" stroke="#8A4F24" stroke-width="6" />
      <Cut d="M-36 42H36V56H-36Z" fill="#8A4F24" />
    </>
  ),
  fish: () => (
    <>
      <Cut d="M28 0 62-30V30Z" fill="#3F9AA6" />
      <Cut d="M-60 0Q-20-42 38 0-20 42-60 0Z" fill="#62C0BE" />
      <path d="M-4-22Q12 0-4 22M14-14Q24 0 14 14" fill="none" stroke="#2A7480" stroke-width="5" />
      <circle cx="-38" cy="-5" r="6" fill="#06222A" />
      <path d="M-14-26Q4-46 18-38L14-14Z" fill="#3F9AA6" />
    </>
  ),
  net: () => (
    <>
      <Cut d={disc(52)} fill="#164E5C" />
      <path
        d="M-36-36 36 36M-50-14 14 50M-14-50 50 14M36-36-36 36M14-50-50 14M50-14-14 50"
        stroke="#E6DBB9"
        stroke-width="4"
      />
      <circle r="52" fill="none" stroke="#D9A35A" stroke-width="8" />
      <path d={`${disc(7, 0, -52)}${disc(7, 50, -4)}${disc(7, -50, -4)}${disc(7, 0, 52)}`} fill="#D9573F" />
    </>
  ),
  rope: () => (
    <>
      <Cut d={`${disc(54)}`} fill="#B9854A" />
      <path d={`${disc(41)}`} fill="#E3BD82" />
      <path d={`${disc(28)}`} fill="#B9854A" />
      <path d={`${disc(15)}`} fill="#061F27" />
      <path
        d="M-50-20-38-14M-36-40-28-30M-12-53-10-40M16-52 12-39M40-36 30-28M53-12 40-8M52 16 39 12M36 41 28 31M10 53 8 40M-18 51-14 38M-42 34-32 26M-53 8-40 6"
        stroke="#7C5526"
        stroke-width="4"
      />
      <path d="M40 38Q62 50 58 64" fill="none" stroke="#E3BD82" stroke-width="11" stroke-linecap="round" />
    </>
  ),
  aurora: () => (
    <>
      <Cut d={disc(56)} fill="#0B2E4A" />
      <path d="M-52-20C-20-58 10 4 52-24V4C14 30-20-20-55 10Z" fill="#8DF0C1" />
      <path d="M-55 14C-20-14 14 34 54 12L50 26C14 48-20 4-50 26Z" fill="#56C9B8" fill-opacity=".8" />
      <path d="M-40 40 -14 20 6 38 24 24 42 38A56 56 0 0 1-40 40Z" fill="#061F27" />
      <path d={`${disc(2.5, -18, -40)}${disc(2, 14, -42)}${disc(2.5, 36, -34)}`} fill="#fff" />
    </>
  ),
  lighthouse: () => (
    <>
      <path d="M-8-40-66-58V-18ZM8-40 66-58V-18Z" fill="#FBE7A0" fill-opacity=".75" />
      <Cut d="M-16-26H16L24 50H-24Z" fill="#F4F1E6" />
      <path d="M-17.500-10H17.500L20 10H-20ZM-22 30H22L24 50H-24Z" fill="#D9573F" />
      <Cut d="M-18-50H18V-28H-18Z" fill="#FBE7A0" />
      <Cut d="M-22-48 0-64 22-48Z" fill="#D9573F" />
      <Cut d="M-56 62Q-20 40 0 48T56 62Z" fill="#0F4C58" />
    </>
  ),
};

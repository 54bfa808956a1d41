/** @jsxImportSource preact */
import type { SymbolSet } from '../../symbol-set.ts';
import { Both, Cut, disc } from './cut.tsx';

/** Nile Secrets. */
export const nile: SymbolSet = {
  eye: () => (
    <>
      <Cut d="M-62-4Q0-56 62-8 20 34-20 22-46 14-62-4Z" fill="#F3E4BE" />
      <Cut d={disc(20, 2, -8)} fill="#1E6D7A" />
      <circle cx="2" cy="-8" r="9" fill="#14110C" />
      <path
        d="M-62-34Q0-72 62-34M-8 24-20 58M16 22Q30 54 52 44a9 9 0 1 0-12-9"
        fill="none"
        stroke="#8E4A22"
        stroke-width="8"
        stroke-linecap="round"
      />
    </>
  ),
  falcon: () => (
    <>
      <Cut d="M-36 60C-44 10-40-50 8-56 40-58 56-36 58-14L34-18C30-2 26 8 32 60Z" fill="#2A6E86" />
      <Cut d="M34-18 58-14Q56 8 44 10 44-8 30-10Z" fill="#E39A4C" />
      <Cut d="M-36 60C-40 30-36 4-18-8 2 6 14 30 12 60Z" fill="#E9C98A" />
      <circle cx="20" cy="-30" r="9" fill="#F6EBCF" />
      <circle cx="21" cy="-30" r="4.500" fill="#14110C" />
      <path d="M14-20 8 6" stroke="#14110C" stroke-width="5" stroke-linecap="round" />
    </>
  ),
  scarab: () => (
    <>
      <path
        d="M-30-14-58-34M-34 10-62 8M-30 30-54 52M30-14 58-34M34 10 62 8M30 30 54 52"
        stroke="#6E3519"
        stroke-width="7"
        stroke-linecap="round"
      />
      <Cut d={disc(17, 0, -42)} fill="#14525C" />
      <Cut d="M-36-18Q0-44 36-18V-6H-36Z" fill="#E3B04B" />
      <Cut d="M-36-4H36C40 34 20 60 0 60S-40 34-36-4Z" fill="#1E7D87" />
      <path d="M0-4V58" stroke="#0D3A42" stroke-width="4" />
      <path d="M-24 10Q-20 36-8 48" fill="none" stroke="#7FD0CF" stroke-width="4" stroke-linecap="round" />
    </>
  ),
  ankh: () => (
    <>
      <Cut
        d="M0-62C24-62 34-44 28-26 24-14 12-6 12-2H46V16H12V60H-12V16H-46V-2H-12C-12-6-24-14-28-26-34-44-24-62 0-62ZM0-44C-12-44-14-34-10-26-7-19 0-12 0-12S7-19 10-26C14-34 12-44 0-44Z"
        fill="#E7B64F"
      />
    </>
  ),
  lotus: () => (
    <>
      <Both>
        <Cut d="M0 44C-40 44-58 16-62-8-36-8-12 10 0 44Z" fill="#C65B7C" />
        <Cut d="M0 46C-30 30-40-6-36-40-14-24-2 4 0 46Z" fill="#DF87A0" />
      </Both>
      <Cut d="M0 48C-20 24-22-26 0-60 22-26 20 24 0 48Z" fill="#F5C3CD" />
      <Cut d="M-40 46Q0 34 40 46 20 60 0 60T-40 46Z" fill="#2F7A5E" />
    </>
  ),
  vase: () => (
    <>
      <path d="M-22-34C-50-30-50-2-32 4M22-34C50-30 50-2 32 4" fill="none" stroke="#8E4A22" stroke-width="8" />
      <Cut d="M-24-58H24L16-38C40-20 44 10 14 50V60H-14V50C-44 10-40-20-16-38Z" fill="#C9733A" />
      <path d="M-34-6H34L30 14H-30Z" fill="#F0D9A8" />
      <path d="M-26 4 -18-2-10 4-2-2 6 4 14-2 22 4" fill="none" stroke="#1E6D7A" stroke-width="4" />
    </>
  ),
  reed: () => (
    <>
      <path d="M-24 60Q-26 10-34-20M0 60V-20M24 60Q26 10 34-20" fill="none" stroke="#4B7D45" stroke-width="7" />
      <Both>
        <Cut d="M-42-58Q-26-40-32-14-48-26-42-58Z" fill="#A9713A" />
      </Both>
      <Cut d="M0-62Q14-40 0-12-14-40 0-62Z" fill="#C88D4B" />
      <Cut d="M-46 62Q-20 30-4 62ZM46 62Q20 26 4 62Z" fill="#6FA05A" />
    </>
  ),
  sun: () => (
    <>
      <circle r="64" fill="#FFE3AE" fill-opacity=".2" />
      {[0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((ray) => (
        <path key={ray} d="M-8-44 0-62 8-44Z" fill="#F2B457" transform={`rotate(${ray})`} />
      ))}
      <Cut d={disc(38)} fill="#FFE3AE" />
      <path d={disc(26)} fill="#FFD27A" />
    </>
  ),
  pyramid: () => (
    <>
      <Cut d={disc(24, 30, -34)} fill="#FFE3AE" />
      <Cut d="M-64 50-6-44 18 50Z" fill="#E2A557" />
      <path d="M-6-44 52 50H18Z" fill="#9A5A2A" />
      <path d="M-26 20H6M-38 36H12M-16 4H2" stroke="#B87838" stroke-width="3" />
      <Cut d="M-66 52Q0 36 66 52V62H-66Z" fill="#5E3116" />
    </>
  ),
};

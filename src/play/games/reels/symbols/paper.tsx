/** @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import type { SymbolSet } from '../symbol-set.ts';

/** A cut sheet: its shade of 3 below it. */
const Cut = ({ d, fill }: { d: string; fill: string }): JSX.Element => (
  <>
    <path d={d} fill="#000" fill-opacity=".28" transform="translate(0 3.500)" />
    <path d={d} fill={fill} />
  </>
);
const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`;

/** The same sheet on both sides. */
const Both = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <>
    {children}
    <g transform="scale(-1 1)">{children}</g>
  </>
);

const Moon = () => (
  <>
    <circle r="62" fill="#EEF3FA" fill-opacity=".14" />
    <Cut d={disc(50)} fill="#EEF3FA" />
    <path d={`${disc(10, -18, -12)}${disc(7, 16, 14)}${disc(5, 18, -20)}${disc(4, -8, 22)}`} fill="#C9D4E6" />
  </>
);

/** Northlight: cut paper in three to four layers. Long because it is a list of drawings: one studio's craft, one file. */
export const symbols: SymbolSet = {
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
  moon: Moon,
  howl: () => (
    <>
      <circle cx="8" cy="-10" r="52" fill="#EEF3FA" fill-opacity=".16" />
      <Cut d={disc(42, 8, -10)} fill="#F4E3B8" />
      <Cut d="M-60 60Q-34 26 0 32T60 60Z" fill="#274370" />
      <Cut d="M-30 44C-34 14-22-2-6-12L2-30 22-56 24-40 36-36 18-24C22-4 24 20 20 44Z" fill="#101B36" />
    </>
  ),
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

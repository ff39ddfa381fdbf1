import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Type } from './Type.tsx'

const meta = {
  title: 'Foundations/Type',
  tags: ['autodocs'],
  component: Type,
  args: {
    latin: 'Every night the river asks for one light.',
    devanagari: 'हर रात नदी एक दीया माँगती है।',
    scripts: [
      { name: 'Bengali', lang: 'bn', face: 'Tiro Bangla', words: 'প্রতি রাতে নদী একটি আলো চায়।' },
      {
        name: 'Tamil',
        lang: 'ta',
        face: 'Noto Serif Tamil',
        words: 'ஒவ்வொரு இரவும் ஆறு ஒரு விளக்கைக் கேட்கிறது.',
      },
      {
        name: 'Telugu',
        lang: 'te',
        face: 'Tiro Telugu',
        words: 'ప్రతి రాత్రి నది ఒక దీపం అడుగుతుంది.',
      },
      {
        name: 'Gujarati',
        lang: 'gu',
        face: 'Noto Serif Gujarati',
        words: 'દરેક રાતે નદી એક દીવો માગે છે.',
      },
      {
        name: 'Kannada',
        lang: 'kn',
        face: 'Noto Serif Kannada Variable',
        words: 'ಪ್ರತಿ ರಾತ್ರಿ ನದಿ ಒಂದು ದೀಪ ಕೇಳುತ್ತದೆ.',
      },
      {
        name: 'Malayalam',
        lang: 'ml',
        face: 'Noto Serif Malayalam',
        words: 'ഓരോ രാത്രിയും പുഴ ഒരു വിളക്കു ചോദിക്കുന്നു.',
      },
      {
        name: 'Urdu',
        lang: 'ur',
        face: 'Noto Nastaliq Urdu',
        words: 'ہر رات دریا ایک چراغ مانگتا ہے۔',
      },
    ],
  },
} satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

const filesOf = (face: string, words: string) => document.fonts.load(`20px "${face}"`, words)

export const ThreeVoices: Story = {}

export const OtherScripts: Story = {
  play: async ({ args, canvas }) => {
    for (const { face, lang, words } of args.scripts) {
      const line = canvas.getByText(words)
      await expect(getComputedStyle(line).fontFamily).toContain(face)
      await expect(await filesOf(face, words)).not.toHaveLength(0)
      await expect(getComputedStyle(line).direction).toBe(lang === 'ur' ? 'rtl' : 'ltr')
    }
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { onlyOnPhones } from '../../../../../.storybook/modes.ts'
import { saysLog } from '../../../../../.storybook/spoken/saysLog.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { midStory, sessionWith, turn } from './sampleSession.ts'

const size = (blockSize: number) => ({
  styles: { width: '360px', height: `${blockSize}px` },
  type: 'mobile' as const,
})

const meta = {
  title: 'Screens/PlayScreen/Phone',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', ...size(640) },
        keyboard: { name: 'Phone, keyboard open', ...size(340) },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: playScreen.args,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    await expect(scroller.clientHeight).toBeGreaterThanOrEqual(300)
    // Below 16 pixels, iOS zooms into a field that takes the focus.
    const { fontSize } = getComputedStyle(canvas.getByRole('textbox'))
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16)
  },
}

/** What a keyboard leaves of 640 pixels: story, field and Act are there, and every command. */
export const KeyboardOpen: Story = {
  globals: { viewport: { value: 'keyboard' } },
  parameters: onlyOnPhones,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    // Four lines of the story, in a language whose commands take a line more as well.
    await expect(scroller.clientHeight).toBeGreaterThan(120)
    const names = [/^Act/, /^Continue 1 credit/, /^Immerse 2 XP/, /^Show 3 XP/, /^Undo/]
    for (const name of names) {
      const { bottom } = canvas.getByRole('button', { name }).getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    }
  },
}

const narrative = Array.from(
  { length: 6 },
  () => midStory.session_data.narrative_history[0]?.ai_response.narrative ?? '',
).join('\n\n')
const beginning = [turn(1, { narrative }, { action_type: 'story_start', model_used: null })]

/** A story that has just begun opens at its first word, not at its last. */
export const LongBeginning: Story = {
  args: {
    session: sessionWith({ session_data: { narrative_history: beginning, can_undo: false } }),
    log: { ...playScreen.args.log, entries: saysLog(beginning) },
  },
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    await expect(scroller.scrollTop).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to latest' }))
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0))
  },
}

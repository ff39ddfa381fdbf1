import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { onlyOnPhones } from '../../../../../.storybook/modes.ts'
import { saysLog } from '../../../../../.storybook/localized/saysLog.ts'
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const storyOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Story so far' })
const more = (canvas: Canvas) => canvas.getByRole('button', { name: 'More' })

/** The share of the screen that is story, choices and all. */
const shareOfStory = (canvas: Canvas) => storyOf(canvas).clientHeight / window.innerHeight

export const Small: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(storyOf(canvas).clientHeight).toBeGreaterThanOrEqual(300)
    await expect(shareOfStory(canvas)).toBeGreaterThan(0.6)
    // Below 16 pixels, iOS zooms into a field that takes the focus.
    const { fontSize } = getComputedStyle(canvas.getByRole('textbox'))
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16)
  },
}

/** Five ways on scroll with the story and take none of its room. */
export const FiveChoices: Story = {
  args: {
    session: sessionWith({
      session_data: {
        ...midStory.session_data,
        choices: ['Climb', 'Wait for the lamp', 'Call out', 'Count again', 'Turn back'],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(shareOfStory(canvas)).toBeGreaterThan(0.6)
    const group = canvas.getByRole('group', { name: 'Choices' })
    await expect(storyOf(canvas)).toContainElement(group)
  },
}

/** Commands, meters and models stand behind one button, which leads the focus back to itself. */
export const More: Story = {
  tags: ['visual'],
  parameters: onlyOnPhones,
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).toBeNull()
    await step('a command closes what it was given from', async () => {
      await userEvent.click(more(canvas))
      await userEvent.click(canvas.getByRole('button', { name: /^Immerse/ }))
      await expect(args.onCommand).toHaveBeenCalledWith({ action_type: 'immerse' })
      await expect(more(canvas)).toHaveAttribute('aria-expanded', 'false')
      await waitFor(() => expect(more(canvas)).toHaveFocus())
    })
    await step('as does Escape', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: /^Undo/ })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(more(canvas)).toHaveFocus())
      await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
    })
    await step('opened again, all is there', async () => {
      await userEvent.click(more(canvas))
      const names = [/^Continue/, /^Show/, 'Text model: Tenali', 'Image model: Vishvakarma']
      for (const name of names) {
        await expect(canvas.getByRole('button', { name })).toBeVisible()
      }
    })
  },
}

/** A scene without choices has its way on in the text: Continue stands behind More. */
export const NoChoices: Story = {
  args: { session: sessionWith({ session_data: { ...midStory.session_data, choices: [] } }) },
  parameters: onlyOnPhones,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }))
    await expect(args.onCommand).toHaveBeenCalledWith({ action_type: 'continue' })
  },
}

/** What a keyboard leaves of 640 pixels: story, field and Act are there, and More opens over them. */
export const KeyboardOpen: Story = {
  globals: { viewport: { value: 'keyboard' } },
  parameters: onlyOnPhones,
  play: async ({ canvas, userEvent }) => {
    await expect(shareOfStory(canvas)).toBeGreaterThan(0.5)
    await userEvent.click(more(canvas))
    for (const name of [/^Act/, /^Continue 1 credit/, /^Immerse 2 XP/]) {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
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
    const scroller = storyOf(canvas)
    await expect(scroller.scrollTop).toBe(0)
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }))
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test'

import { onlyOnPhones } from '../../../../../.storybook/modes.ts'
import { fakeSpeech } from '../../testing/fakeSpeech.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen, { Ended } from './PlayScreen.stories.tsx'

/** Gives the window a voice for one story, and takes it away again. */
function withVoice() {
  const speech = fakeSpeech(['en-GB'])
  const before = Object.keys(speech.globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  )
  for (const [name, value] of Object.entries(speech.globals)) {
    Object.defineProperty(window, name, { value, configurable: true })
  }
  const restore = () => {
    for (const [name, own] of before) if (own) Object.defineProperty(window, name, own)
  }
  return { speech, restore }
}

let voice: ReturnType<typeof withVoice> | null = null

const meta = {
  title: 'Screens/PlayScreen/Tools',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: playScreen.args,
  beforeEach: () => {
    voice = withVoice()
    return () => voice?.restore()
  },
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

const markedWords = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)

/** One sentence after the other is spoken and marked; it pauses, goes on and stops. */
export const ReadAloud: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('it starts on a press, with the newest part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }))
      await expect(voice?.speech.said()).toEqual(['You kneel where she knelt.'])
      await waitFor(() => expect(markedWords()).toEqual(['You kneel where she knelt.']))
    })
    await step('the next sentence follows', async () => {
      voice?.speech.end()
      await waitFor(() => expect(markedWords()[0]).toMatch(/^The moon in the water/))
    })
    await step('pause, go on, stop', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Go on reading' }))
      await expect(voice?.speech.said()).toHaveLength(3)
      await userEvent.click(canvas.getByRole('button', { name: 'Stop reading' }))
      await waitFor(() => expect(markedWords()).toEqual([]))
    })
  },
}

/** The ending has no control to stop it, so that it falls silent there. */
export const SilentAtTheEnding: Story = {
  args: Ended.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read it again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }))
    await expect(voice?.speech.said()).toHaveLength(1)

    await userEvent.click(await canvas.findByRole('button', { name: 'See the ending' }))
    await expect(await canvas.findByRole('button', { name: 'Read it again' })).toBeVisible()
    voice?.speech.end()

    await expect(voice?.speech.said()).toHaveLength(1)
  },
}

/** A device without a voice for the story's language offers no reading aloud. */
export const WithoutVoice: Story = {
  beforeEach: () => voice?.restore(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    await screen.findByRole('button', { name: 'Save the transcript' })
    await expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull()
  },
}

/** The entry that is pointed at, or gone to by the arrow keys, is copied. */
export const CopyEntry: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

    await step('pointed at', async () => {
      const tools = canvas.getByRole('toolbar', { name: 'Tools of an entry' })
      await userEvent.hover(canvas.getByText(/^You kneel where she knelt/))
      await waitFor(() => expect(tools).toHaveStyle({ opacity: '1' }))
      // A click alone: the pointer of the test would leave the log on its way to the button.
      await fireEvent.click(canvas.getByRole('button', { name: 'Copy this entry' }))
      await expect(copied.mock.lastCall?.[0]).toMatch(/^You kneel where she knelt/)
      await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    })
    await step('by keys', async () => {
      canvas.getByRole('region', { name: 'Story so far' }).focus()
      await userEvent.tab()
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect(copied.mock.lastCall?.[0]).toMatch(/^The pot is lighter/)
    })

    // The telling so far is kept as a file; which part of it is at hand is up to the page.
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save the transcript' }))
    await expect(args.log.onSave).toHaveBeenCalledOnce()
  },
}

/** On a phone the tools of an entry that is tapped lie above it, and cover none of its words. */
export const ToolsOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: async ({ canvas, userEvent }) => {
    const tools = canvas.getByRole('toolbar', { name: 'Tools of an entry' })
    for (const words of [/^The lowest step/, /^You kneel where she knelt/]) {
      const part = canvas.getByText(words)
      await userEvent.click(part)
      await waitFor(() => expect(tools).toHaveStyle({ opacity: '1' }))
      const top = part.closest('article')?.getBoundingClientRect().top ?? 0
      await expect(tools.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 1)
    }
  },
}

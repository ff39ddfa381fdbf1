import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { fakeSpeech } from '../../../../testing/fakeSpeech.ts'
import { PlayScreen } from './PlayScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import playScreen, { Ended } from './PlayScreen.stories.tsx'

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
  parameters: asPage,
  args: playScreen.args,
  beforeEach: () => {
    voice = withVoice()
    return () => voice?.restore()
  },
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

const markedWords = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)

export const ReadAloud: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('starts with the newest part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }))
      await expect(voice?.speech.said()).toEqual(['You kneel where she knelt.'])
      await waitFor(() => expect(markedWords()).toEqual(['You kneel where she knelt.']))
    })
    await step('continues with the next sentence', async () => {
      voice?.speech.end()
      await waitFor(() => expect(markedWords()[0]).toMatch(/^The moon in the water/))
    })
    await step('pauses, continues and stops', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Resume reading' }))
      await expect(voice?.speech.said()).toHaveLength(3)
      await userEvent.click(canvas.getByRole('button', { name: 'Stop reading' }))
      await waitFor(() => expect(markedWords()).toEqual([]))
    })
  },
}

/** Opening the ending stops reading aloud, because the ending has no button to stop it. */
export const SilentAtTheEnding: Story = {
  args: Ended.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Read it again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }))
    await expect(voice?.speech.said()).toHaveLength(1)

    await userEvent.click(await canvas.findByRole('button', { name: 'See the ending' }))
    await expect(await canvas.findByText('More')).toBeVisible()
    voice?.speech.end()

    await expect(voice?.speech.said()).toHaveLength(1)
  },
}

export const WithoutVoice: Story = {
  beforeEach: () => voice?.restore(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    await screen.findByRole('button', { name: 'Save the transcript' })
    await expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull()
  },
}

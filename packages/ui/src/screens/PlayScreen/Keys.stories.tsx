import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { PlayScreen } from './PlayScreen.tsx'
import type { PlayScreenProps } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { midStory } from './sampleSession.ts'

function Kept(props: PlayScreenProps) {
  const [reading, setReading] = useState(props.reading)

  return (
    <PlayScreen
      {...props}
      onChangeReading={(changes) => setReading((before) => ({ ...before, ...changes }))}
      reading={reading}
    />
  )
}

const meta = {
  title: 'Screens/PlayScreen/Keys',
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...playScreen.args,
    onAct: fn(async () => true),
    onContinue: fn(),
    onImmerse: fn(),
    onShow: fn(),
    onUndo: fn(),
    onChoose: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The four commands, from anywhere, even from the field. */
export const Commands: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Alt>}c{/Alt}')
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Alt>}i{/Alt}{Alt>}s{/Alt}')
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onImmerse).toHaveBeenCalledOnce()
    await expect(args.onShow).toHaveBeenCalledOnce()

    await userEvent.keyboard('{Alt>}u{/Alt}')
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('cannot be reversed')
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}

/** The Enter that picks a word of an input method is no Act. */
export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'मैं रुकता हूँ')
    const composing = { key: 'Enter', isComposing: true, cancelable: true }
    await expect(fireEvent.keyDown(field, composing)).toBe(false)
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.type(field, '{Enter}')
    await expect(args.onAct).toHaveBeenCalledWith('मैं रुकता हूँ')
  },
}

/** `?` shows them all; turned off, they do nothing, and Know How leads back to the switch. */
export const Sheet: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const turnKeys = async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Keys are on' }))
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }

    await step('off', async () => {
      await userEvent.keyboard('?')
      await turnKeys()
      await userEvent.keyboard('?1{Alt>}c{/Alt}')
      await expect(args.onContinue).not.toHaveBeenCalled()
      await expect(args.onChoose).not.toHaveBeenCalled()
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('and on again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Know How' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Keys' }))
      await turnKeys()
      await userEvent.keyboard('1')
      await expect(args.onChoose).toHaveBeenCalledWith(midStory.session_data.choices[0])
    })
  },
}

/** End leads to the newest line. */
export const ToTheNewest: Story = {
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    scroller.scrollTop = 0
    await canvas.findByRole('button', { name: 'Jump to latest' })
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull())
  },
}

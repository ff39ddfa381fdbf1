import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test'

import type { Reading } from '../../../../design-system/theme/reading.ts'
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { midStory } from './sampleSession.ts'

function Kept(props: PlayScreenProps) {
  const [settings, setSettings] = useState(props.reading.value)
  const change = (changes: Partial<Reading>) => setSettings((before) => ({ ...before, ...changes }))

  return <PlayScreen {...props} reading={{ value: settings, onChange: change }} />
}

const meta = {
  title: 'Screens/PlayScreen/Keys',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: asPage,
  args: { ...playScreen.args, onCommand: fn(async () => true) },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Commands: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Alt>}c{/Alt}')
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Alt>}i{/Alt}{Alt>}s{/Alt}')
    const given = [
      [{ action_type: 'continue' }],
      [{ action_type: 'immerse' }],
      [{ action_type: 'show' }],
    ]
    await expect(mocked(args.onCommand).mock.calls).toEqual(given)

    await userEvent.keyboard('{Alt>}u{/Alt}')
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Redo restores it')
    await expect(args.onCommand).toHaveBeenCalledTimes(given.length)
  },
}

export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'मैं रुकता हूँ')
    const composing = { key: 'Enter', isComposing: true, cancelable: true }
    await expect(fireEvent.keyDown(field, composing)).toBe(false)
    await expect(args.onCommand).not.toHaveBeenCalled()
    await userEvent.type(field, '{Enter}')
    await expect(args.onCommand).toHaveBeenCalledWith({
      action_type: 'custom_action',
      user_action: 'मैं रुकता हूँ',
    })
  },
}

export const Sheet: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const turnKeys = async () => {
      await userEvent.click(
        await screen.findByRole('checkbox', { name: 'Enable keyboard shortcuts' }),
      )
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }

    await step('turns keys off', async () => {
      await userEvent.keyboard('?')
      await turnKeys()
      await userEvent.keyboard('?1{Alt>}c{/Alt}')
      await expect(args.onCommand).not.toHaveBeenCalled()
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('turns keys on again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Know How' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
      await turnKeys()
      await userEvent.keyboard('1')
      await expect(args.onCommand).toHaveBeenCalledWith({
        action_type: 'continue',
        selected_choice: midStory.session_data.choices[0],
      })
    })
  },
}

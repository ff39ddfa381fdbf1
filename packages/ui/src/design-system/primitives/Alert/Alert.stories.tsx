import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Alert, type AlertProps } from './Alert.tsx'

function LaterAlert(args: AlertProps) {
  const [news, setNews] = useState(false)
  return (
    <>
      <Button onPress={() => setNews(true)}>Save Changes</Button>
      <Alert {...args}>{news && 'Saved'}</Alert>
    </>
  )
}

const meta = {
  title: 'Components/Primitives/Alert',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Alert,
  args: { tone: 'note', children: 'Words from yesterday were found on this device.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { icon: 'info', title: 'Draft restored' } }

export const States: Story = {
  render: () => (
    <Stack gap="m">
      <Alert icon="warning" role="alert" tone="danger">
        Incorrect username or password
      </Alert>
      <Alert icon="warning" title="Saved elsewhere meanwhile" tone="warning">
        Nothing was overwritten.
      </Alert>
      <Alert icon="check" tone="positive">
        “Salt Letters” was published.
      </Alert>
      <Alert actions={<Button size="small">Discard</Button>} onClose={fn()} tone="note">
        Words from yesterday were found on this device.
      </Alert>
    </Stack>
  ),
}

export const LaterNews: Story = {
  args: { children: undefined, tone: 'positive' },
  render: (args) => <LaterAlert {...args} />,
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('status')
    await expect(place.getBoundingClientRect().height).toBe(0)

    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))

    await expect(place).toHaveTextContent('Saved')
  },
}

export const TakingTheFocus: Story = {
  args: { children: '“Salt Letters” was sent back.', takesFocus: true, tone: 'positive' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
  },
}

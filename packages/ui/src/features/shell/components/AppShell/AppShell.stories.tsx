import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { AppShell } from './AppShell.tsx'

const meta = {
  title: 'Components/Layout/AppShell',
  tags: ['stable', 'role:player', 'role:author'],
  component: AppShell,
  args: {
    header: <header>Header</header>,
    footer: <Footer items={[]} />,
    pageKey: '/home',
    children: <h1>Stories</h1>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    SkipsToContent: {},
    FocusFollowsThePage: {
      render: function TwoPages(args) {
        const [page, setPage] = useState('first')

        return (
          <AppShell {...args} pageKey={page}>
            <h1>The {page} page</h1>
            <Button onPress={() => setPage('second')}>Turn the page</Button>
          </AppShell>
        )
      },
    },
    FocusWaitsForTheHeading,
  })),
}

export const FocusWaitsForTheHeading: Story = {
  render: function SlowPage(args) {
    const [page, setPage] = useState('first')
    const [isLoaded, setIsLoaded] = useState(true)
    const turn = () => {
      setPage('second')
      setIsLoaded(false)
      setTimeout(() => setIsLoaded(true), 50)
    }

    return (
      <AppShell {...args} pageKey={page}>
        {isLoaded ? <h1>The {page} page</h1> : <p>Loading</p>}
        <Button onPress={turn}>Turn the page</Button>
      </AppShell>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the page' }))

    const heading = await canvas.findByRole('heading', { name: 'The second page' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

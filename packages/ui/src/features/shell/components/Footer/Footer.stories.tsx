import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ThemeChooser } from '../ThemeChooser/ThemeChooser.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Components/Layout/Footer',
  tags: ['stable', 'role:player', 'role:author'],
  component: Footer,
  args: {
    items: [
      {
        label: 'Community',
        href: 'https://community.example.org',
        isExternal: true,
      },
      { label: 'Terms of Service', href: '#terms' },
      { label: 'Privacy Policy', href: '#privacy' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Whole: {},
    WithoutLinks: { args: { items: [] } },
    WithSettings: { args: { settings: <ThemeChooser onChange={() => {}} value="dark" /> } },
  })),
}

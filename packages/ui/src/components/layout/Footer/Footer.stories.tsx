import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { ThemeChooser } from '../ThemeChooser/ThemeChooser.tsx'
import { has, hasNo } from '../../../testing/plays.ts'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Layout/Footer',
  tags: ['stable', 'role:player', 'role:author'],
  component: Footer,
  args: {
    items: [
      {
        label: says(({ site }) => site.nav.community),
        href: 'https://community.example.org',
        isExternal: true,
      },
      { label: says(({ site }) => site.nav.terms), href: '#terms' },
      { label: says(({ site }) => site.nav.privacy), href: '#privacy' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Whole, WithoutLinks, WithSettings })),
}

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Community/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

/** No link leads nowhere; without pages to lead to, there is no list. */
export const WithoutLinks: Story = {
  args: { items: [] },
  play: hasNo('navigation'),
}

/** The theme can be changed from the foot of every page. */
export const WithSettings: Story = {
  args: { settings: <ThemeChooser onChange={() => {}} value="dark" /> },
  play: has('combobox', 'Theme'),
}

import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ManuscriptView } from './ManuscriptView.tsx'

const meta = {
  title: 'Internal/Authoring/ManuscriptView',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ManuscriptView,
  args: { structure: makeStructure(), lang: 'en', onClose: fn() },
} satisfies Meta<typeof ManuscriptView>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      WholeStory,
      Urdu: {
        args: {
          lang: 'ur',
          structure: {
            start_node: 'گھاٹ',
            nodes: { گھاٹ: { text: 'تمہارا چپو گم ہے۔', choices: [] } },
          },
        },
      },
    }),
    { isWide: true },
  ),
}

export const WholeStory: Story = {
  play: async ({ args, userEvent }) => {
    const page = screen.getByRole('dialog', { name: 'Complete text' })
    const names = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
    await expect(names).toEqual(['The Jetty', 'The Current', 'The Bargain', 'Morning'])
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { FindReplace, type FindReplaceProps } from './FindReplace.tsx'

function Held(props: FindReplaceProps) {
  const [structure, setStructure] = useState(props.structure)

  return <FindReplace {...props} onReplace={setStructure} structure={structure} />
}

const meta = {
  title: 'Internal/Authoring/FindReplace',
  tags: ['internal', 'role:author', 'role:admin'],
  component: FindReplace,
  parameters: coversPage,
  args: { structure: makeStructure(), lang: 'en', onClose: fn(), onGo: fn(), onReplace: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FindReplace>
export default meta
type Story = StoryObj<typeof meta>

export const Replaced: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find' }), 'river')
    await expect(await screen.findByText('1 place')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'current' }))
    await expect(args.onGo).toHaveBeenCalledWith({
      node: 'current',
      path: ['nodes', 'current', 'text'],
    })

    await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'sea')
    await userEvent.click(screen.getByRole('button', { name: 'Replace all' }))
    await expect(await screen.findByText('Replaced in 1 place.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Replace all' })).toBeDisabled()
  },
}

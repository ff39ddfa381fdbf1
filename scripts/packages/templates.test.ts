import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from '../prepare.mjs'
import { layTemplate, TEMPLATES } from './templates.mjs'

const manifestAt = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const ours = manifestAt(root)
const ui = join(root, 'packages/ui')

describe.each(Object.keys(TEMPLATES))('the template for %s', (name) => {
  const place = layTemplate(name, ui)
  const { dependencies, devDependencies } = manifestAt(place)

  test('requires this version and no optional peer', () => {
    const { version, peerDependencies } = manifestAt(ui)

    expect(dependencies).toMatchObject({
      '@kathasagar/ui': `^${version}`,
      react: peerDependencies.react,
    })
    expect(dependencies).not.toHaveProperty('@xyflow/react')
  })

  test('builds with the tools of this repository', () => {
    for (const [tool, range] of Object.entries(devDependencies)) {
      const here = ours.devDependencies[tool] ?? manifestAt(ui).devDependencies[tool]
      expect([tool, range]).toEqual([tool, `^${here}`])
    }
  })

  test('is not created in a folder with files', () => {
    const lay = () => execFileSync(process.execPath, [join(ui, 'create/create.js'), place])

    expect(lay).toThrow('is not empty')
  })
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../prepare.mjs'

/** What a story asks of the machine, and the face of the project that it gets. */
const FACES = {
  serif: 'DejaVu Serif',
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  monospace: 'DejaVu Sans Mono',
}

const aliasOf = ([family, face]) =>
  `<alias binding="same"><family>${family}</family><prefer><family>${face}</family></prefer></alias>`

/** How smooth letters are drawn, of web fonts too, is a setting of the machine; this is the common one. */
const SMOOTHING = [
  '<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit>',
  '<edit name="antialias" mode="assign"><bool>true</bool></edit>',
  '<edit name="rgba" mode="assign"><const>none</const></edit></match>',
]

/**
 * An environment in which a browser finds the faces that came with the project and none of the
 * machine's, so that what is in no web font is drawn alike everywhere.
 */
export function ownFaces() {
  const folder = join(root, 'node_modules/.tmp/faces')
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>',
      `<dir>${join(root, 'node_modules/dejavu-fonts-ttf/ttf')}</dir><cachedir>${folder}</cachedir>`,
      ...Object.entries(FACES).map(aliasOf),
      ...SMOOTHING,
      '</fontconfig>\n',
    ].join('\n'),
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}

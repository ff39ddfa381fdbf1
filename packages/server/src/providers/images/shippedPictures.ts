import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ShippedPictures } from '../../services/images/ports.ts'

/** Addresses of covers and plates that ship; nothing in them leads up. */
const SHIPPED = /^\/(?:covers|plates)\/[a-z\d-]{1,120}(?:\/[a-z\d-]{1,120})?\.(?:svg|jpg)$/

/** Reads covers and plates that come with the product, from the folder that holds both. */
export const shippedPictures = (storiesDir: string): ShippedPictures => ({
  readPicture: async (address) =>
    SHIPPED.test(address) ? readFile(join(storiesDir, address)).catch(() => null) : null,
})

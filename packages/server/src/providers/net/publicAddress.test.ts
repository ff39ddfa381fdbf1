import { expect, test } from 'vitest'

import { isPublicAddress } from './publicAddress.ts'

const PUBLIC = '8.8.8.8 93.184.216.34 2606:4700::1111 ::ffff:8.8.8.8'
const PRIVATE = `0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.0.1
  192.0.0.1 192.0.2.1 192.168.0.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1
  255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:7f00:1 fc00::1 fd00::1 fe80::1 fec0::1 ff02::1
  64:ff9b::7f00:1 64:ff9b:1::a00:1 2002:7f00:1:: 2001:db8::1 2001::1 2001:0:7f00:1:: 4000::1
  localhost 127.1`

test('accepts only public addresses of the internet', () => {
  expect(`${PUBLIC} ${PRIVATE}`.split(/\s+/u).filter(isPublicAddress)).toEqual(PUBLIC.split(' '))
})

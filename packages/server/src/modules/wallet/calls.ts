export { getWallet } from './getWallet.ts'

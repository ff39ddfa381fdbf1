export {
  AdminStoryTable,
  type AdminMove,
} from '../features/admin/components/AdminStoryTable/AdminStoryTable.tsx'

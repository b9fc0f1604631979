export {
  BellIcon,
  BookOpenIcon,
  DownloadIcon,
  HomeIcon,
  LayersIcon,
  MountainIcon,
  PlusIcon,
  SettingsIcon,
  TargetIcon,
  UsersIcon,
  PackageIcon as BoxesIcon,
} from '../../src/icons/index.ts';

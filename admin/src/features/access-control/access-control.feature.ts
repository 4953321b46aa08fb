import { msg } from '@lingui/core/macro';
import { Shield } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Access control`,
  menu: { in: 'misc', order: 10, icon: Shield },
  pages: [{ path: '/access-control', subject: 'ACL' }],
});

import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

export default defineConfig({ test: { sequence: anyOrder } });

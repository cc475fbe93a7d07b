// What all maps of a board share that looks unlike the usual one, written once a build.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Ruleset } from '../../rulesets/index.ts';
import { otherLooks, sharedDrawing } from '../data/map.ts';

export const getStaticPaths = (() =>
  otherLooks().map((ruleset) => ({ params: { look: ruleset.id }, props: { ruleset } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ ruleset: Ruleset }> = ({ props }) =>
  new Response(sharedDrawing(props.ruleset.board), { headers: { 'content-type': 'image/svg+xml' } });

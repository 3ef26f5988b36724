"""Renders scenes to PNG: blender -b -P pictures/render.py -- --weights folder --out folder [--size 0.33] [--samples 10] [--develop] name ...

Called by `npm run render`, which makes the masters of what this leaves.
"""

import argparse
import importlib
import os
import shutil
import sys
import time
import traceback
from pathlib import Path

ROOM = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOM))

import bpy  # noqa: E402
import numpy  # noqa: E402

from studio.camera import set_camera  # noqa: E402
from studio.denoise import denoise  # noqa: E402
from studio.light import set_light  # noqa: E402


def render_light(picture, size, samples):
    """Renders the scene; gives color, albedo and normal as height x width x 3 arrays, bottom row first."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = samples
    # Where nothing changes any more, such as in the sky, no more samples are spent.
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = min(6, samples)
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.blur_glossy = 0.5
    scene.render.resolution_x = round(picture.width * size)
    scene.render.resolution_y = round(picture.height * size)
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    folder = Path(bpy.app.tempdir)
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    passes = {"Image": "color", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
    files.file_slots.clear()
    for output, name in passes.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    bpy.ops.render.render()
    arrays = {}
    for name in passes.values():
        path = next(folder.glob(f"{name}*.exr"))
        image = bpy.data.images.load(str(path))
        values = numpy.empty(len(image.pixels), dtype=numpy.float32)
        image.pixels.foreach_get(values)
        arrays[name] = values.reshape(image.size[1], image.size[0], 4)[:, :, :3]
        bpy.data.images.remove(image)
        path.unlink()
    return arrays["color"], arrays["albedo"], arrays["normal"]


def color_of_light(color, albedo):
    """The colour the scene's matt things are lit by: what they send back, divided by what they are."""
    matt = (albedo.min(axis=2) > 0.25) & (color.max(axis=2) > 1e-4)
    if matt.sum() < 1000:
        return numpy.ones(3, dtype=numpy.float32)
    return numpy.exp(numpy.log(numpy.clip(color[matt] / albedo[matt], 1e-5, None)).mean(axis=0))


def balance(color, light, strength):
    """A camera's white balance."""
    grey = float(light @ numpy.float32([0.2127, 0.7152, 0.0722]))
    return color * ((grey / light) ** strength).astype(numpy.float32)


def glow(color, threshold=4.0, strength=0.035):
    """What a lens does around the sun and lamps: a little of the brightest light spread over its neighbourhood."""
    import torch
    import torch.nn.functional as F

    bright = torch.from_numpy(numpy.clip(color - threshold, 0, 40).transpose(2, 0, 1).copy())[None]
    spread = torch.zeros_like(bright)
    height, width = color.shape[:2]
    for share in (64, 24):
        small = F.interpolate(bright, size=(height * share // width or 1, share), mode="area")
        spread += F.interpolate(small, size=(height, width), mode="bicubic").clamp(min=0)
    return color + strength * spread[0].numpy().transpose(1, 2, 0)


def hold_back(color, picture):
    """Holds back what is much brighter than the room, its windows and sun patches, as a photographer blends two exposures.

    Whether a spot is bright is decided by its neighbourhood up to the next edge (a guided filter), so that what is seen through a window
    keeps its own contrast and the frame around it has no halo.
    """
    import torch
    import torch.nn.functional as F

    grey = numpy.clip(color @ numpy.float32([0.2127, 0.7152, 0.0722]), 1e-4, None)
    light = torch.from_numpy(numpy.log2(grey) + numpy.float32(picture.exposure))[None, None]
    reach = max(2, color.shape[1] // 80)

    def mean(values):
        padded = F.pad(values, (reach,) * 4, mode="replicate")
        return F.avg_pool2d(padded, 2 * reach + 1, stride=1)

    middle = mean(light)
    spread = mean(light * light) - middle * middle
    follow = spread / (spread + 0.2)
    base = mean(follow) * light + mean(middle - follow * middle)
    # Half a stop below white begins what is too bright.
    stops = picture.hold * (base[0, 0].numpy() + 0.5).clip(min=0)
    return color * numpy.exp2(-stops)[:, :, None]


def filter_sky(color, stops):
    """A graduated filter before the lens: full over the upper two fifths, gone a little below the middle.

    What is brighter there than the sky at the left, as beams in the sun are, is held back to it.
    """
    if not stops:
        return color
    down = 1 - (numpy.arange(color.shape[0], dtype=numpy.float32) + 0.5) / color.shape[0]
    fade = ((down - 0.43) / 0.12).clip(0, 1)
    share = (1 - fade * fade * (3 - 2 * fade))[:, None]
    grey = numpy.clip(color @ numpy.float32([0.2127, 0.7152, 0.0722]), 1e-4, None)
    sky = numpy.median(grey[:, : color.shape[1] // 3], axis=1, keepdims=True)
    held = numpy.minimum(1, sky / grey) ** (0.9 * share)
    return color * (held * numpy.exp2(-stops * share))[:, :, None].astype(numpy.float32)


def develop(color, picture, path):
    """From light to a photograph: film curve, exposure, a breath of grain against the smoothness of computed surfaces."""
    scene = bpy.context.scene
    height, width = color.shape[:2]
    grain = numpy.random.default_rng(7).normal(0, 0.012, (height, width, 1)).astype(numpy.float32)
    # The film curve pales what is bright; a little more colour makes up for it.
    grey = color @ numpy.float32([0.2127, 0.7152, 0.0722])
    color = grey[:, :, None] + (color - grey[:, :, None]) * 1.12
    color = numpy.clip(color * (1 + grain), 0, None)
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = numpy.ones((height, width, 4), dtype=numpy.float32)
    pixels[:, :, :3] = color
    image.pixels.foreach_set(pixels.ravel())
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = picture.exposure
    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.compression = 30
    image.save_render(str(path), scene=scene)


def network_for(picture):
    """Out of focus, albedo and normals are as noisy as the light, and one network was trained to expect that."""
    return "rt_hdr_calb_cnrm.tza" if picture.focus is None else "rt_hdr_alb_nrm.tza"


def expose(name, picture, options):
    """Builds and renders a scene and keeps what fell on the film, so that it can be developed again."""
    began = time.monotonic()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    set_light(picture.time)
    scene_of(name).build()
    set_camera(picture)
    built = time.monotonic()
    color, albedo, normal = render_light(picture, options.size, options.samples)
    traced = time.monotonic()
    clean = denoise(color, albedo, normal, Path(options.weights) / network_for(picture))
    light = color_of_light(clean, albedo)
    numpy.savez(negative_of(name, options), clean=clean.astype(numpy.float16), light=light)
    print(
        f"{name}: built {built - began:.0f} s, traced {traced - built:.0f} s at {options.samples} samples, "
        f"denoised {time.monotonic() - traced:.0f} s",
        flush=True,
    )


def scene_of(name):
    return importlib.import_module(f"scenes.{name.replace('-', '_')}")


def negative_of(name, options):
    return Path(options.out) / f"{name}.npz"


def render(name, options):
    picture = scene_of(name).PICTURE
    Path(options.out).mkdir(parents=True, exist_ok=True)
    if not options.develop:
        expose(name, picture, options)
    film = numpy.load(negative_of(name, options))
    color = glow(balance(filter_sky(film["clean"].astype(numpy.float32), picture.sky), film["light"], picture.balance))
    develop(hold_back(color, picture) if picture.hold else color, picture, Path(options.out) / f"{name}.png")


def main():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("names", nargs="+")
    parser.add_argument("--size", type=float, default=1.0)
    # With the denoiser's help ten are enough at full size: a guest sees the pictures at half of it.
    parser.add_argument("--samples", type=int, default=10)
    parser.add_argument("--develop", action="store_true", help="only develop again, with another exposure or balance")
    parser.add_argument("--out", required=True)
    parser.add_argument("--weights", required=True)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for name in options.names:
        render(name, options)


if __name__ == "__main__":
    status = 0
    try:
        main()
    except Exception:
        traceback.print_exc()
        status = 1
    # Blender would end with 0 whatever happened here, and trips over PyTorch while it tidies up.
    shutil.rmtree(bpy.app.tempdir, ignore_errors=True)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)
